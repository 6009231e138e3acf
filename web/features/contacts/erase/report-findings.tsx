import type { ErasureReport } from '../../../../src/contracts/erasures/erasures.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Badge } from '../../../ui/badge.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { type Definition, DefinitionList } from '../../../ui/definition-list.tsx'
import { sourceTypes } from '../../../ui/value-words.ts'

/** The report's other findings: values with their sources, pages, files and notes. */
export function ReportFindings({ report }: { report: ErasureReport }) {
  const { values, sources, total_pages, imports, total_notes, total_messages } = report
  const facts: (Definition | false)[] = [
    values.length > 0 && {
      term: 'Values',
      detail: (
        <ul aria-label="Values" className="flex flex-col gap-1">
          {values.map(({ type, value, total_sources }) => {
            const { icon: Icon, one } = dataTypes[type]
            return (
              <li key={`${type} ${value}`} className="flex items-start gap-2">
                <Icon aria-label={one} className="mt-0.5 size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
                <span className="wrap-anywhere min-w-0">
                  {value} <span className="text-faint text-xs">{pluralize(total_sources, 'source')}</span>
                </span>
              </li>
            )
          })}
        </ul>
      ),
    },
    sources.length > 0 && {
      term: 'Sources',
      detail: (
        <ul aria-label="Sources" className="flex flex-wrap gap-1.5">
          {sources.map(({ id, type, name }) => (
            <li key={id}>
              <Badge tone={sourceTypes[type].tone}>{name}</Badge>
            </li>
          ))}
        </ul>
      ),
    },
    total_pages > 0 && { term: 'Pages', detail: `${pluralize(total_pages, 'page')} whose facts or evidence name them` },
    imports.length > 0 && { term: 'Import files', detail: imports.map(({ file_name }) => file_name).join(', ') },
    total_notes > 0 && { term: 'Notes', detail: pluralize(total_notes, 'note') },
    total_messages > 0 && {
      term: 'Messages',
      detail: `${pluralize(total_messages, 'message')} of campaigns to them, or that name them`,
    },
  ]
  const shown = facts.filter((fact) => fact !== false)
  return shown.length > 0 ? <DefinitionList items={shown} className="px-4 py-1" /> : null
}
