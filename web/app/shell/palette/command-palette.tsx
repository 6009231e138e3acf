import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
} from '@headlessui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { controlClass } from '../../../ui/control-class.ts'
import { popoverItemClass } from '../../../ui/popover-class.ts'
import { useDebouncedCallback } from '../../../ui/use-debounced-callback.ts'
import type { ShellUser } from '../shell-user.ts'
import { localGroups, type PaletteItem, withRecent } from './palette-items.ts'
import { useFoundGroups } from './use-found-groups.ts'

const PAUSE_MS = 250
const TEXT_LENGTH_MAX = 200
/** In memory alone, with the account's other data: names of contacts must not stay on a shared device. */
const RECENT_KEY = ['palette', 'recent'] as const

/** Opens pages, contacts, campaigns and crawls by name. */
export default function CommandPalette({ user, onClose }: { user: ShellUser; onClose: () => void }) {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [searched, setSearched] = useState('')
  const search = useDebouncedCallback(setSearched, PAUSE_MS)
  const { data: recent } = useQuery<readonly PaletteItem[]>({
    queryKey: RECENT_KEY,
    queryFn: () => [],
    initialData: [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  // What was found for an earlier text disappears while the next one is typed.
  const isCurrent = searched === text
  const found = useFoundGroups(user, searched)
  const groups = [
    { name: 'Recent', items: text.trim() ? [] : recent },
    ...(isCurrent ? found.groups : []),
    ...localGroups(user, text),
  ].filter(({ items }) => items.length > 0)
  const isSearching = !isCurrent || found.isSearching

  function open(item: PaletteItem | null) {
    if (!item) return
    client.setQueryData(RECENT_KEY, withRecent(recent, item))
    onClose()
    navigate(item.href)
  }
  return (
    <Dialog open onClose={onClose} aria-label="Command palette" className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex items-start justify-center p-3 sm:pt-[12dvh]">
        <DialogPanel className="flex max-h-[70dvh] w-full max-w-xl flex-col overflow-clip rounded-xl border border-line bg-raised shadow-lg">
          <Combobox value={null} onChange={open}>
            <div className="border-line border-b p-3">
              <ComboboxInput
                autoFocus
                aria-label="Search pages, contacts, crawls and campaigns"
                placeholder="Search pages, contacts, crawls and campaigns"
                autoComplete="off"
                spellCheck={false}
                maxLength={TEXT_LENGTH_MAX}
                className={controlClass('h-10 px-3')}
                // Otherwise the first press only closes the list of options, which stays in sight.
                onKeyDown={({ key }) => key === 'Escape' && onClose()}
                onChange={(event) => {
                  setText(event.target.value)
                  search.run(event.target.value)
                }}
              />
            </div>
            <Results groups={groups} />
          </Combobox>
          <p role="status" className="px-4 py-2 text-muted text-sm empty:hidden">
            {statusOf({ isSearching, hasFailed: found.hasFailed, isEmpty: groups.length === 0 })}
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  )
}

interface ResultsProps {
  groups: readonly { name: string; items: readonly PaletteItem[] }[]
}

function Results({ groups }: ResultsProps) {
  return (
    <ComboboxOptions static className="min-h-0 flex-1 overflow-y-auto p-2 outline-none empty:hidden">
      {groups.map(({ name, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a list box
        <div key={name} role="group" aria-label={name} className="pb-2 last:pb-0">
          <p aria-hidden="true" className="px-2 py-1 font-medium text-faint text-xs">
            {name}
          </p>
          {items.map((item) => (
            <ComboboxOption key={item.href + item.label} value={item} className={popoverItemClass}>
              {/* A name is cut only where it alone takes most of the row; its hint gives way before. */}
              <span className="max-w-[75%] shrink-0 truncate">{item.label}</span>
              {item.hint ? <span className="min-w-0 truncate text-faint text-xs">{item.hint}</span> : null}
            </ComboboxOption>
          ))}
        </div>
      ))}
    </ComboboxOptions>
  )
}

function statusOf({ isSearching, hasFailed, isEmpty }: { isSearching: boolean; hasFailed: boolean; isEmpty: boolean }) {
  if (isSearching) return 'Searching…'
  if (hasFailed) return 'Some results could not be loaded.'
  return isEmpty ? 'Nothing matches.' : null
}
