import { FileJson } from 'lucide-react'
import { useState } from 'react'
import { AuthKinds } from '../../features/api-docs/auth-kinds.tsx'
import { NeedHelp } from '../../features/api-docs/need-help.tsx'
import { QuickStart } from '../../features/api-docs/quick-start.tsx'
import { StatusList } from '../../features/api-docs/status-list.tsx'
import { TryKeyProvider } from '../../features/api-docs/try-key-provider.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'

// Far below the first screen.
const Guide = lazyPart(async () => (await import('../../features/api-docs/guide.tsx')).Guide, <TableSkeleton />)
// It names every call of the API, so it loads once the page shows how to begin.
const CallList = lazyPart(
  async () => (await import('../../features/api-docs/call-list.tsx')).CallList,
  <TableSkeleton />,
)
const SEARCH_DELAY_MS = 150

export default function ApiDocsPage() {
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
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
          <CallList search={search.trim()} onSearchFailure={() => setSearch('')} />
          {isSearching ? null : <Guide />}
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
