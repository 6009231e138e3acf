import type { HtmlTag } from '../lib/scan-html.ts'
import { scriptKind } from './script-kind.ts'

/** What a copy may load: its own files, and what is written into it. */
const SOURCES = "default-src 'self' file: data: blob: 'unsafe-inline' 'unsafe-eval'"
/** Browsers register no service worker for a file and say so by an error that pages do not expect. */
const NO_WORKERS =
  'const c=navigator.serviceWorker;if(c){c.register=()=>new Promise(()=>{});c.getRegistration=async()=>{};c.getRegistrations=async()=>[]}'

/**
 * Keeps the scripts of a page from asking the network for anything, and lets them believe that their service worker is on
 * its way. To be put into the head, before whatever loads something.
 */
export const pageGuard = (hasScripts: boolean) =>
  `<meta http-equiv="Content-Security-Policy" content="${SOURCES}"/>${hasScripts ? `<script>{${NO_WORKERS}}</script>` : ''}`

/** Whether a tag makes a script run. */
export const runsScript = (tag: HtmlTag) =>
  scriptKind(tag) !== 'data' || tag.attributes.some(({ name }) => name.startsWith('on'))
