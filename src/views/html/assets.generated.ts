/** Written by scripts/generate-page-assets.ts from style/ and browser/. The hashes are what the page's content security policy lets run. */
export const style = "";
export const styleHash = "sha256-";
export const script = "";
export const scriptHash = "sha256-";
