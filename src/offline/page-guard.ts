import type { HtmlTag } from '../lib/scan-html.ts'
import { guardScript } from './guard-script.ts'
import { scriptKind } from './script-kind.ts'

/** What the page itself holds. */
const WRITTEN_IN = 'data: blob:'
/** Every file, as no page knows its folder before it is opened; the guard's script then names that. */
const FILES = "'self' file:"

/** A page that is guarded. */
export interface Guarded {
  readonly hasScripts: boolean
  /** Where it lies in the copy. */
  readonly path: string
  /** The copy is this file alone. */
  readonly isSingle?: boolean | undefined
}

/**
 * Keeps a page from loading anything but its copy, from sending forms and from leading away by itself, and lets its scripts believe
 * that their service worker is on its way. Without scripts of its own it runs none. To be put into the head, before whatever loads
 * something.
 */
export function pageGuard({ hasScripts, path, isSingle = false }: Guarded): string {
  const sources = isSingle ? WRITTEN_IN : `${FILES} ${WRITTEN_IN}`
  const policy = [
    `default-src ${sources} 'unsafe-inline' 'unsafe-eval'`,
    hasScripts ? `connect-src ${WRITTEN_IN}` : "script-src 'none'; connect-src 'none'",
    `worker-src ${hasScripts ? WRITTEN_IN : "'none'"}`,
    // A frame that a script writes would be a page without a guard.
    `frame-src ${isSingle ? 'data:' : FILES}`,
    `object-src ${isSingle ? 'data:' : FILES}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    '<meta http-equiv="x-dns-prefetch-control" content="off"/>'
  // Browsers look for the charset in the first kilobyte, which the script fills.
  return hasScripts ? `<meta charset="utf-8"/>${metas}${frameGuard({ path, isSingle })}` : metas
}

/** What a document in an attribute needs, which stands under the policy of its page; written for HTML and XML alike. */
export const frameGuard = (file: Pick<Guarded, 'path' | 'isSingle'>) => `<script>//<![CDATA[${guardScript(file)}
//]]></script>`

/** Whether a tag makes a script run. */
export const runsScript = (tag: HtmlTag) =>
  scriptKind(tag) !== 'data' ||
  tag.attributes.some(({ name, raw }) => name.startsWith('on') || (name === 'href' && /^\s*javascript:/i.test(raw)))
