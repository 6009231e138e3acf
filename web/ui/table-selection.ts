/** The keys of the selected rows, including rows on other pages. */
export interface TableSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
}

/** The selection after a click on one row's checkbox. */
export function toggleRow(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The selection after a click on "select all": adds all shown rows, or removes them if all were selected. */
export function toggleAll(selected: ReadonlySet<string>, shownKeys: readonly string[]): ReadonlySet<string> {
  if (!shownKeys.every((key) => selected.has(key))) return new Set([...selected, ...shownKeys])
  const shown = new Set(shownKeys)
  return new Set([...selected].filter((key) => !shown.has(key)))
}
