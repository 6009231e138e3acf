import { type Config, readConfig } from '../core/config.ts'
import { uuidOf } from '../lib/ids.ts'
import { SITE_PLACEHOLDERS } from '../rules/site/site-placeholders.ts'
import { type SiteState, siteState, stateAttributes } from './site-state.ts'

/**
 * Serves a prerendered file with this deployment's addresses filled in, and with the parts that its settings show or
 * hide.
 *
 * @param path path of the file in `dist/web`, which may differ from the requested one
 */
export async function publicFile(env: Env, path: string, request: Request): Promise<Response> {
  // Without conditional headers: they refer to the filled file.
  const file = await env.ASSETS.fetch(new URL(path, request.url))
  if (!file.ok || !file.body) return file
  const { fill, digest } = fillingOf(readConfig(env), await siteState(env))
  const headers = new Headers(file.headers)
  headers.delete('content-length')
  const etag = `W/"${(headers.get('etag') ?? '').replace(/^W\/|"/g, '')}-${digest}"`
  headers.set('etag', etag)
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(fill(await file.text()), { headers })
}

interface Filling {
  readonly fill: (text: string) => string
  /** Distinguishes different fillings, for the ETag. */
  readonly digest: string
}

function fillingOf({ appUrl, mailboxes }: Config, state: SiteState): Filling {
  const values = { origin: appUrl, ...mailboxes, users: state.users_claim }
  const attributes = stateAttributes(state)
  const names = Object.keys(SITE_PLACEHOLDERS) as (keyof typeof SITE_PLACEHOLDERS)[]
  const escaped = new Map<string, string>(names.map((name) => [SITE_PLACEHOLDERS[name], escapeMarkup(values[name])]))
  const anyOf = new RegExp([...escaped.keys()].map((placeholder) => placeholder.replaceAll('.', '\\.')).join('|'), 'g')
  return {
    fill: (text) =>
      text.replace(anyOf, (placeholder) => escaped.get(placeholder)!).replace('<html', () => `<html${attributes}`),
    digest: uuidOf(JSON.stringify({ values, attributes })).slice(0, 8),
  }
}

/** Escapes text and attribute values for both HTML and XML. */
const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
