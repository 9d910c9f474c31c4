/** The pacing that octokit's throttling is made of, without its database. */
declare module "bottleneck/light.js" {
  export { default } from "bottleneck";
}
