import { type RefObject, useEffect, useRef } from 'react'
import { type TableSelection, toggleRow } from '../../../ui/table-selection.ts'
import { type RowCommand, rowCommand } from './row-command.ts'

/** Elements in which the keys mean something else: text, open menus and lists of options, dialogs. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=listbox], [role=menu], [role=combobox]'
const DIALOGS = '[role=dialog], [role=alertdialog]'

export interface RowKeysOptions {
  /** The keys of the shown rows, in their order. */
  keys: readonly string[]
  /** Undefined if rows cannot be selected. */
  selection: TableSelection | undefined
  onHelp: () => void
}

/**
 * Moves through the rows of a table with the keyboard: arrows or j and k, x to select, Shift for ranges, / for the
 * search box, ? for help. The focus moves to the link of a row, so that Enter opens it and screen readers read it.
 *
 * @param list the element that contains the table and its search box
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, options: RowKeysOptions): void {
  const latest = useRef(options)
  latest.current = options
  /** The row that was toggled last, by key, since the rows change with paging and sorting. */
  const anchor = useRef<string | null>(null)
  useEffect(() => {
    function run(command: RowCommand, rows: readonly Element[]) {
      const { keys, selection, onHelp } = latest.current
      if (command.type === 'search') return list.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
      if (command.type === 'help') return onHelp()
      if (command.type === 'toggle') {
        const key = keys[command.index]
        if (key === undefined) return
        anchor.current = key
        return selection?.onChange(toggleRow(selection.selected, key))
      }
      if (command.type === 'range') {
        const [first, last] = [command.from, command.to].toSorted((one, other) => one - other) as [number, number]
        selection?.onChange(new Set([...selection.selected, ...keys.slice(first, last + 1)]))
      }
      rows[command.to]?.querySelector<HTMLElement>('a[href]')?.focus()
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const { target } = event
      if (!(target instanceof Element) || target.closest(OWN_KEYS) || document.querySelector(DIALOGS)) return
      const rows = [...(list.current?.querySelectorAll('tbody > tr') ?? [])]
      const current = rows.findIndex((row) => row.contains(target))
      const { keys } = latest.current
      const command = rowCommand(event.key, event.shiftKey, {
        current: current === -1 ? null : current,
        anchor: anchor.current !== null && keys.includes(anchor.current) ? keys.indexOf(anchor.current) : null,
        total: rows.length,
      })
      if (!command) return
      event.preventDefault()
      run(command, rows)
    }
    // On the document, so that it runs before the header's search, which listens on the window.
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
