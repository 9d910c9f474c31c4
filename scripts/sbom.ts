/** Prints the packages in dist/ as a CycloneDX 1.6 document. One commit always gives equal bytes. */
import { readFileSync } from "node:fs";
import { bundledPackages } from "./bundled-packages.ts";

const { name, version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const component = (name: string, version: string) => {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return { type: "library", "bom-ref": purl, name, version, purl };
};
const sbom = {
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { ...component(name, version), type: "application" } },
  components: bundledPackages().map(({ name, version, license }) => ({
    ...component(name, version),
    licenses: [{ expression: license }],
  })),
};
console.log(JSON.stringify(sbom, null, 2));
