import { runToEnd, type Steps } from '../lib/steps.ts'
import { cleanXmlInSteps } from './clean-xml.ts'
import type { OfflineFile } from './reference.ts'
import { rewriteCleanDrawing, rewriteCleanPage } from './rewrite-html.ts'
import { createFileWork } from './work.ts'

/** File names that browsers parse as XML, including its active content. */
const XML_NAME =
  /\.(?:xml|xsl|xslt|svg|xhtml|xht|xhtm|rss|atom|rdf|mml|mathml|kml|gpx|wsdl|xsd|opml|plist|dtd|ent|mod|xul|xbl)$/i

/** Whether a browser opens a file of the copy as XML. On disk, the extension decides. */
export const isXmlName = (path: string) => XML_NAME.test(path)

/**
 * Rewrites an XML page, a drawing or data as a file of the copy. Pages keep their scripts and get the guard that each
 * page has. Drawings and data cannot contain a policy, so anything that runs or loads is removed, except for files of
 * the copy that a drawing shows.
 */
export const rewriteXml = (xml: string, file: OfflineFile): string => runToEnd(rewriteXmlInSteps(xml, file))

/** Like `rewriteXml`, with pauses. */
export function* rewriteXmlInSteps(xml: string, file: OfflineFile): Steps<string> {
  const work = file.work ?? createFileWork()
  const { text, kind } = yield* cleanXmlInSteps(xml, work)
  if (kind === 'data') return text
  return yield* kind === 'page'
    ? rewriteCleanPage(text, { ...file, work })
    : rewriteCleanDrawing(text, { ...file, work })
}
