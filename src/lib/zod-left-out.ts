/**
 * Stands in the Worker for the parts of zod that it never calls, by `alias` of `wrangler.toml`: translations of messages
 * into fifty languages, and making schemas from JSON schemas. `z` exports them, so that a bundler cannot leave them out.
 */
export function fromJSONSchema(): never {
  throw new Error('The Worker is bundled without z.fromJSONSchema')
}
