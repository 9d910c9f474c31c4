import { notFound } from "../answer.ts";
import { fill } from "../fill.ts";
import type { Operations } from "./call.ts";
import { repositoryDocument, userDocument } from "./documents.ts";

export const repository: Operations = {
  "repos/get": ({ state }) => {
    const { defaultBranch, isPrivate } = state.repository;
    const more = { default_branch: defaultBranch, private: isPrivate };
    return { body: repositoryDocument("full-repository", state.repository, more) };
  },
  "repos/get-branch": ({ state, path }) => {
    const sha = state.branches.get(path("branch"));
    const { requiredChecks } = state.settings;
    const protection = requiredChecks && {
      enabled: true,
      required_status_checks: {
        enforcement_level: "everyone",
        contexts: requiredChecks,
        checks: requiredChecks.map((context) => ({ context, app_id: null })),
      },
    };
    const more = protection === null ? {} : { protected: true, protection };
    return sha === undefined
      ? notFound
      : { body: fill("branch-with-protection", { name: path("branch"), commit: { sha }, ...more }) };
  },
  "repos/get-collaborator-permission-level": ({ state, path }) => {
    const login = path("username");
    const permission = state.collaborators.get(login) ?? "read";
    const user = { ...userDocument(login), role_name: permission };
    return { body: fill("repository-collaborator-permission", { permission, role_name: permission, user }) };
  },
};
