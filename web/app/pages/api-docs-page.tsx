import { FileJson } from 'lucide-react'
import { AuthKinds } from '../../features/api-docs/auth-kinds.tsx'
import { DocsSection } from '../../features/api-docs/docs-section.tsx'
import { NeedHelp } from '../../features/api-docs/need-help.tsx'
import { QuickStart } from '../../features/api-docs/quick-start.tsx'
import { SECTIONS } from '../../features/api-docs/sections.ts'
import { StatusList } from '../../features/api-docs/status-list.tsx'
import { TryKeyProvider } from '../../features/api-docs/try-key.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Authentication and crawling, with which everybody begins. */
const OPEN_AT_FIRST = 2

export default function ApiDocsPage() {
  return (
    <TryKeyProvider>
      <PageHeader
        title="API Docs"
        description="Every call of the API, with examples that you can run."
        actions={
          <LinkButton href="/api/v1/openapi.json" icon={FileJson} isExternal>
            OpenAPI document
          </LinkButton>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <QuickStart />
          {SECTIONS.map((section, at) => (
            <DocsSection key={section.id} section={section} isOpenAtFirst={at < OPEN_AT_FIRST} />
          ))}
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
