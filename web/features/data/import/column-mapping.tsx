import type { ColumnUse } from '../../../../src/contracts/data/data-additions.ts'
import { cn } from '../../../ui/cn.ts'
import { Select } from '../../../ui/select.tsx'
import { optionsFor } from './column-uses.ts'
import type { ListColumns } from './read-import.ts'

/** What each column of a file holds, above its first rows. */
export function ColumnMapping({
  list,
  uses,
  onChange,
}: {
  list: Pick<ListColumns, 'columns' | 'preview'>
  uses: readonly ColumnUse[]
  onChange: (uses: readonly ColumnUse[]) => void
}) {
  const nameOf = (index: number) => list.columns[index]?.header || `Column ${index + 1}`
  return (
    <section aria-label="Columns">
      <h3 className="font-medium text-ink text-sm">Columns</h3>
      <p className="text-muted text-xs">Check what each column holds. The first rows show what will be read.</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="First rows"
        className="mt-2 max-h-72 overflow-auto rounded-md border border-line"
      >
        <table className="w-max min-w-full text-left text-xs">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {list.columns.map(({ canBeField }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
                <th key={index} scope="col" className="w-40 border-line border-b px-2 py-1.5 align-top font-medium">
                  <span className="mb-1 block w-36 truncate text-muted">{nameOf(index)}</span>
                  <Select
                    size="sm"
                    aria-label={`${nameOf(index)} holds`}
                    className="w-36"
                    value={uses[index] ?? 'ignore'}
                    options={optionsFor(canBeField)}
                    onChange={(use) => onChange(uses.with(index, use))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.preview.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the file
              <tr key={row} className="border-line border-b last:border-0">
                {cells.map((cell, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
                    key={index}
                    className={cn('max-w-40 truncate px-2 py-1', uses[index] === 'ignore' ? 'text-faint' : 'text-ink')}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
