import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import type { ErasureReport, erasePerson } from '../../../../src/contracts/erasures/erasures.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { wordList } from '../../../../src/lib/text/word-list.ts'
import { countedContacts } from '../labels.ts'

/** The result of an erasure. */
export type Erased = ReturnsOf<typeof erasePerson>['data']

const some = (count: number, text: string): string[] => (count > 0 ? [text] : [])

/** Whether no data about the person is stored. */
export const isEmptyReport = ({ contacts, values, sources, imports, ...totals }: ErasureReport) =>
  contacts.length + values.length + sources.length + imports.length === 0 &&
  totals.total_pages + totals.total_notes + totals.total_messages === 0

/** What was erased, in one sentence. */
export function erasedText({ contacts, values, pages, imports, messages }: Erased): string {
  const parts = [
    ...some(contacts, countedContacts(contacts)),
    ...some(values, pluralize(values, 'value')),
    ...some(pages, `what ${pluralize(pages, 'page')} said`),
    ...some(imports, `rows of ${pluralize(imports, 'import file')}`),
    ...some(messages, `their name on ${pluralize(messages, 'message')}`),
  ]
  return parts.length > 0
    ? `${wordList(parts)} ${parts.length === 1 && contacts + values === 1 ? 'is' : 'are'} gone.`
    : 'Nothing was left.'
}

/** What will be erased, in one sentence. */
export function goingText(report: ErasureReport, contacts: number): string {
  const { values, total_pages, imports, total_notes, total_messages } = report
  return wordList([
    ...some(contacts, countedContacts(contacts)),
    ...some(values.length, pluralize(values.length, 'value')),
    ...some(total_pages, `what ${pluralize(total_pages, 'page')} ${total_pages === 1 ? 'says' : 'say'} of them`),
    ...some(imports.length, `their rows in ${pluralize(imports.length, 'import file')}`),
    ...some(total_notes, pluralize(total_notes, 'note')),
    ...some(total_messages, `their name on ${pluralize(total_messages, 'message')}`),
  ])
}
