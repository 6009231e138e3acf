import { FileJson } from 'lucide-react'
import { useState } from 'react'
import { AuthKinds } from '../../features/api-docs/auth-kinds.tsx'
import { DocsSection } from '../../features/api-docs/docs-section.tsx'
import { findCalls } from '../../features/api-docs/find-calls.ts'
import { NeedHelp } from '../../features/api-docs/need-help.tsx'
import { QuickStart } from '../../features/api-docs/quick-start.tsx'
import { SECTIONS } from '../../features/api-docs/sections.ts'
import { StatusList } from '../../features/api-docs/status-list.tsx'
import { TryKeyProvider } from '../../features/api-docs/try-key-provider.tsx'
import { useTarget } from '../../features/api-docs/use-target.ts'
import { part } from '../../lib/parts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart, usePart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { WhenNear } from '../../ui/when-near.tsx'

const Guide = lazyPart(async () => (await import('../../features/api-docs/guide.tsx')).Guide, <TableSkeleton />)
const fullCalls = part(() => import('../../features/api-docs/full-calls.ts'))
/** The first two sections, authentication and crawling, are open initially. */
const OPEN_AT_FIRST = 2
const SEARCH_DELAY_MS = 150

export default function ApiDocsPage() {
  const [search, setSearch] = useState('')
  const target = useTarget()
  const isSearching = search.trim() !== ''
  // Their fields are searched as well, and load with the first search.
  const full = usePart(fullCalls, isSearching, () => setSearch(''))
  const found = isSearching && full ? findCalls(SECTIONS, search, full.inFull) : SECTIONS
  return (
    <TryKeyProvider>
      <PageHeader
        title="API Docs"
        description="Every API endpoint, with examples you can run."
        actions={
          <LinkButton href="/api/v1/openapi.json" icon={FileJson} isExternal>
            OpenAPI document
          </LinkButton>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <SearchInput
            aria-label="Search calls"
            placeholder="Search endpoints, paths and fields"
            value={search}
            onChange={setSearch}
            delayMs={SEARCH_DELAY_MS}
            lengthMax={100}
          />
          {isSearching ? null : <QuickStart />}
          {isSearching && !full ? <TableSkeleton /> : null}
          {found.length === 0 ? <EmptyState title={`No endpoint matches “${search.trim()}”.`} /> : null}
          {(isSearching && !full ? [] : found).map((section, at) => {
            const isTarget = section.calls.some(({ id }) => id === target)
            return (
              <DocsSection
                // The key resets which sections are open when the search or the target changes.
                key={`${section.id} ${isSearching} ${isTarget ? target : ''}`}
                section={section}
                isOpenAtFirst={isSearching || isTarget || at < OPEN_AT_FIRST}
                openCall={target}
              />
            )
          })}
          {isSearching ? null : (
            <WhenNear placeholder={<TableSkeleton />}>
              <Guide />
            </WhenNear>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <AuthKinds />
          <StatusList />
          <NeedHelp />
        </div>
      </div>
    </TryKeyProvider>
  )
}
