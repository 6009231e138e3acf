import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface TabItem<T extends string> {
  id: T
  label: ReactNode
  count?: number
  content: ReactNode
}

export interface TabsProps<T extends string> {
  'aria-label': string
  tabs: readonly TabItem<T>[]
  /** Which is open; keep it in the URL. */
  value: T
  onChange: (id: T) => void
}

/** Several views of one thing, one at a time; arrow keys move between them. */
export function Tabs<T extends string>({ tabs, value, onChange, ...rest }: TabsProps<T>) {
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  )
  const list = useRef<HTMLDivElement | null>(null)
  // Where there is no room for all, the open one is not left outside; a count that comes later may push it there.
  const counts = tabs.map(({ count }) => count).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts change how wide tabs are
  useLayoutEffect(() => showTab(list.current, index), [index, counts])
  return (
    <TabGroup selectedIndex={index} onChange={(next) => tabs[next] && onChange(tabs[next].id)}>
      <TabList ref={list} aria-label={rest['aria-label']} className="flex gap-5 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            className="-mb-px flex shrink-0 pointer-coarse:min-h-10 items-center gap-1.5 border-transparent border-b-2 px-0.5 pt-1 pb-2 font-medium text-muted text-sm hover:text-ink focus-visible:outline-offset-[-2px] data-selected:border-brand data-selected:text-ink"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-full bg-sunken px-1.5 text-2xs text-muted tabular-nums">{tab.count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-4">
        {tabs.map((tab) => (
          <TabPanel key={tab.id}>{tab.content}</TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}

/** By hand, as `scrollIntoView` would move the page as well. */
function showTab(list: HTMLElement | null, index: number): void {
  const tab = list?.children[index]
  if (!list || !(tab instanceof HTMLElement)) return
  const begin = tab.offsetLeft - list.offsetLeft
  const end = begin + tab.offsetWidth
  if (begin < list.scrollLeft) list.scrollLeft = begin
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth
}
