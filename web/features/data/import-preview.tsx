import { useQuery } from '@tanstack/react-query'
import type { ColumnUse } from '../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../lib/format.ts'
import { saveRefused } from '../../lib/refused-csv.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const SHOWN = 5

/** Preview of which rows of a file will be imported and which skipped. */
export function ImportPreview({
  file,
  country,
  uses,
}: {
  file: File
  country: string | null | undefined
  uses: readonly ColumnUse[]
}) {
  const { data, error } = useQuery({
    queryKey: ['import-preview', file.name, file.size, file.lastModified, country ?? null, country === undefined, uses],
    // Loaded on demand, since few users choose a file.
    queryFn: async () => (await import('./read-import.ts')).previewImport(file, country, uses),
    gcTime: 0,
    retry: false,
  })
  if (error) {
    const isRefusal = error.name === 'AppError'
    return <Alert tone="danger" title={isRefusal ? error.message : "We couldn't read the file"} />
  }
  if (!data) return <Spinner label="Reading file" />
  const { rows, sheet, refused, refusedRows } = data
  const summary = sheet === null ? pluralize(rows, 'row') : `${pluralize(rows, 'row')} in sheet “${sheet}”`
  if (refused.length === 0) return <p className="text-muted text-sm">{summary}, all ready to import.</p>
  return (
    <Alert
      tone="warning"
      title={
        refusedRows > 0
          ? `${formatNumber(refusedRows)} of ${pluralize(rows, 'row')} will be skipped`
          : `${pluralize(refused.length, 'value')} will be skipped`
      }
    >
      <ul>
        {refused.slice(0, SHOWN).map(({ line, reason, values }) => (
          <li key={`${line}-${reason}`} className="wrap-anywhere">
            Line {line}: {reason} <span className="text-faint">{values.slice(0, 3).join(', ')}</span>
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={() => saveRefused(refused)}>
        Download Refused Rows
      </Button>
    </Alert>
  )
}
