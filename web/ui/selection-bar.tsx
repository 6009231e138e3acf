import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../lib/format.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

export interface SelectionBarProps {
  /** What is listed, in the singular. */
  noun: string
  /** Number of selected rows. */
  selected: number
  /** Number of selected rows that are not on the current page. */
  outOfSight: number
  /** Number of all matches, if they are selected instead of rows. */
  matching: number | null
  /** What else matches, once a whole page is selected: how many in all, and what selects them. */
  more: { readonly total: string; readonly onSelect: () => Promise<void> } | null
  onClear: () => void
  /** Actions on the selection. */
  children: ReactNode
}

/**
 * The size of a selection and its actions, above the list's lower end, so that no row moves on the first selection.
 * Once a whole page is selected, offers to select all matches.
 */
export function SelectionBar({ noun, selected, outOfSight, matching, more, onClear, children }: SelectionBarProps) {
  const [isCounting, setIsCounting] = useState(false)
  if (selected === 0 && matching === null) return null

  async function selectAll(select: () => Promise<void>) {
    setIsCounting(true)
    await select()
    setIsCounting(false)
  }
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-3 z-30 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-lg border border-line-strong bg-raised py-2 pr-2 pl-4 shadow-lg"
    >
      <p role="status" className="text-ink text-sm tabular-nums">
        {matching === null ? rowsText(selected, outOfSight) : matchingText(matching, noun)}
      </p>
      {more && matching === null ? (
        <Button size="sm" variant="ghost" isLoading={isCounting} onClick={() => void selectAll(more.onSelect)}>
          Select all {more.total} that match
        </Button>
      ) : null}
      <div className="flex flex-wrap items-center justify-center gap-2">
        {children}
        <IconButton icon={X} size="sm" label="Clear selection" onClick={onClear} />
      </div>
    </section>
  )
}

const matchingText = (total: number, noun: string): string =>
  total === 1 ? `The 1 matching ${noun} is selected` : `All ${formatNumber(total)} matching ${noun}s are selected`

function rowsText(selected: number, outOfSight: number): string {
  const all = `${formatNumber(selected)} selected`
  if (outOfSight === 0) return all
  return `${all}, ${outOfSight === selected ? '' : `${formatNumber(outOfSight)} `}not on this page`
}
