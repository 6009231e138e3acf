import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'

export interface TabItem<T extends string> {
  id: T
  label: ReactNode
  count?: number
  content: ReactNode
}

export interface TabsProps<T extends string> {
  'aria-label': string
  tabs: readonly TabItem<T>[]
  /** The id of the open tab; keep it in the URL. */
  value: T
  onChange: (id: T) => void
}

/** Several views of one subject, one at a time. The arrow keys move between them. */
export function Tabs<T extends string>({ tabs, value, onChange, ...rest }: TabsProps<T>) {
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  )
  return (
    <TabGroup selectedIndex={index} onChange={(next) => tabs[next] && onChange(tabs[next].id)}>
      {/* If there is no room for all tabs they wrap, since users overlook tabs that they must scroll to. */}
      <TabList aria-label={rest['aria-label']} className="flex flex-wrap gap-x-5 border-line border-b">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            className="-mb-px flex min-w-0 max-w-full pointer-coarse:min-h-10 items-center gap-1.5 border-transparent border-b-2 px-0.5 pt-1 pb-2 font-medium text-muted text-sm hover:text-ink focus-visible:outline-offset-[-2px] data-selected:border-brand data-selected:text-ink"
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
