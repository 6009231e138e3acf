import { runToEnd, type Steps } from '../lib/steps.ts'
import { cleanXmlInSteps } from './clean-xml.ts'
import type { OfflineFile } from './reference.ts'
import { rewriteCleanDrawing, rewriteCleanPage } from './rewrite-html.ts'
import { createFileWork } from './work.ts'

/** Names under which browsers read a file as XML, and run what it holds. */
const XML_NAME =
  /\.(?:xml|xsl|xslt|svg|xhtml|xht|xhtm|rss|atom|rdf|mml|mathml|kml|gpx|wsdl|xsd|opml|plist|dtd|ent|mod|xul|xbl)$/i

/** Whether a file of the copy is XML to a browser that opens it: on a disk, a file is what its name says. */
export const isXmlName = (path: string) => XML_NAME.test(path)

/**
 * A page in XML, a drawing or data as a file of the copy. Pages keep their scripts, under the guard that each page has; drawings and
 * data, which no policy can be written into, are left without anything that runs or loads, but for what a drawing shows of the copy.
 */
export const rewriteXml = (xml: string, file: OfflineFile): string => runToEnd(rewriteXmlInSteps(xml, file))

/** The same, with pauses. */
export function* rewriteXmlInSteps(xml: string, file: OfflineFile): Steps<string> {
  const work = file.work ?? createFileWork()
  const { text, kind } = yield* cleanXmlInSteps(xml, work)
  if (kind === 'data') return text
  return yield* kind === 'page'
    ? rewriteCleanPage(text, { ...file, work })
    : rewriteCleanDrawing(text, { ...file, work })
}
