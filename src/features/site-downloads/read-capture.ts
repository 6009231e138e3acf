import type { ReadOutcome } from '../../contracts/crawls/crawl-slices.ts'
import type {
  Capture,
  LeasedFile,
  OfferedReference,
  SiteDownloadSpec,
} from '../../contracts/site-downloads/site-download-slices.ts'
import type { FileType } from '../../contracts/site-downloads/site-downloads.ts'
import { failureOutcome, redirectOutcome } from '../../crawler/fetch-outcome.ts'
import { readRobotsDirectives } from '../../extraction/robots/robots-directives.ts'
import { runInTurns } from '../../lib/steps.ts'
import { canonicalFileUrl, siteOf } from '../../lib/url.ts'
import type { WorkBudget } from '../../lib/work-budget.ts'
import { cssReferencesInSteps } from '../../offline/css-references.ts'
import { htmlReferencesInSteps } from '../../offline/html-references.ts'
import { pageTitle } from '../../offline/page-title.ts'
import type { Reference } from '../../offline/reference.ts'
import { scriptReferencesInSteps } from '../../offline/script-references.ts'
import { findManifestReferences } from '../../offline/web-manifest.ts'
import { createFileWork } from '../../offline/work.ts'
import { ROBOTS_TOKEN } from '../../rules/crawls/user-agent.ts'
import type { CaptureAnswer, StoredFile } from './capture-file.ts'
import { typeOfContent, typeOfKind } from './file-types.ts'
import { readText } from './read-text.ts'

/** The result for one URL: the outcome for the coordinator, the file, and its references. */
export interface CaptureReading {
  readonly outcome: ReadOutcome
  readonly capture: Capture | null
  readonly references: readonly OfferedReference[]
}

interface ReadingView {
  readonly spec: SiteDownloadSpec
  readonly sites: readonly string[]
  /** Whether a reference occurs for the first time under this lease. */
  readonly isNew: (reference: string) => boolean
  readonly now: Date
}

const NO_TEXT = { text: null, encoding: null }

/**
 * Extracts the references of a captured file, yielding to other work meanwhile. Never throws for invalid content; the
 * file is kept unchanged then.
 */
export async function readCapture(
  leased: LeasedFile,
  answer: CaptureAnswer,
  view: ReadingView,
): Promise<CaptureReading> {
  const { url } = leased
  if (answer.kind === 'redirected') return nothing(redirectOutcome(url, answer.to))
  if (answer.kind === 'failed') return nothing(failureOutcome(leased, answer))
  const work = createFileWork()
  const type = typeOfContent(answer.contentType) ?? null
  const { contentType, headers } = answer
  const refresh = headers.find(([name]) => name === 'refresh')?.[1]
  const { text, encoding } = answer.body ? await readText(answer.body, { type, contentType, refresh }, work) : NO_TEXT
  return {
    outcome: { outcome: 'read', url, also_known_as: [], fingerprint: null },
    capture: {
      url,
      kind: leased.kind,
      type,
      is_kept: isWanted(type, view.spec),
      is_rendered: answer.isRendered,
      title: type === 'html' && text ? pageTitle(text) : null,
      content_type: contentType,
      encoding,
      status: answer.status,
      headers: headers.map(([name, value]) => ({ name, value })),
      size_bytes: answer.sizeBytes,
      sha256: answer.sha256,
      captured_at: view.now.toISOString(),
      ...answer.place,
    },
    references: text === null ? [] : await offered(leased, answer, type, text, view, work),
  }
}

const nothing = (outcome: ReadOutcome): CaptureReading => ({ outcome, capture: null, references: [] })

const isWanted = (type: FileType | null, { include_types }: SiteDownloadSpec) =>
  type === null || include_types.includes(type)

async function offered(
  { url, depth }: LeasedFile,
  { headers }: StoredFile,
  type: FileType | null,
  text: string,
  { spec, sites, isNew }: ReadingView,
  work: WorkBudget,
): Promise<OfferedReference[]> {
  const tag = headers.find(([name]) => name === 'x-robots-tag')?.[1]
  const isPageNofollow = readRobotsDirectives(null, tag, ROBOTS_TOKEN).isNofollow
  const isOwnSite = sites.includes(siteOf(url))
  const references: OfferedReference[] = []
  for (const reference of await referencesIn(url, type, text, work)) {
    const { kind, isNofollow } = reference
    if (kind === 'page' || kind === 'frame') {
      // Links on pages of other websites are not followed.
      if (!isOwnSite || isNofollow || (isPageNofollow && kind === 'page')) continue
      const target = canonicalFileUrl(reference.url)
      const isFrame = kind === 'frame'
      if (target && isNew(target))
        references.push({ url: target, text: '', depth: isFrame ? depth : depth + 1, kind: 'page' })
    } else if (isWanted(typeOfKind(kind), spec) && isNew(reference.url)) {
      references.push({ url: reference.url, text: '', depth, kind: 'asset' })
    }
  }
  return references
}

/** Returns a file's references, according to its type. */
async function referencesIn(url: string, type: FileType | null, text: string, work: WorkBudget): Promise<Reference[]> {
  const head = text.slice(0, 500)
  if (type === 'html' || (type === 'image' && /<svg\b|<\?xml/i.test(head)))
    return runInTurns(htmlReferencesInSteps(text, url, work), work)
  if (type === 'css') return runInTurns(cssReferencesInSteps(text, url, work), work)
  if (type === 'js') return runInTurns(scriptReferencesInSteps(text, url, false, work), work)
  if (type === null && /^\s*\{/.test(head)) return findManifestReferences(text, url)
  return []
}
