import { BellRing } from 'lucide-react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { useSession } from '../../features/auth/session.ts'
import { HealthCard } from '../../features/system/health-card.tsx'
import { useTheme } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.tsx'
import { ThemePicker } from '../shell/theme-picker.tsx'

/** Shows that the application runs: the API's response and this browser's stored state. */
export default function TestPage() {
  const session = useSession()
  const { theme, preference } = useTheme()
  return (
    <>
      <PageHeader
        title="Test"
        description="The application is running. These details help you and our support team."
        actions={
          <>
            <LinkButton href={paths.errorTest.to()}>Error tests</LinkButton>
            <LinkButton href={paths.progressDemo.to()}>Progress demo</LinkButton>
          </>
        }
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <HealthCard />
        <Card title="This browser">
          <DefinitionList
            items={[
              { term: 'Signed in', detail: session.user?.email ?? (session.status === 'loading' ? '…' : 'No') },
              {
                term: 'Theme',
                detail: (
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    {theme === 'dark' ? 'Dark' : 'Light'}
                    {preference === 'system' ? ', by the system' : null}
                    <ThemePicker />
                  </span>
                ),
              },
              { term: 'Language', detail: navigator.language },
              { term: 'Time zone', detail: Intl.DateTimeFormat().resolvedOptions().timeZone },
              { term: 'Storage', detail: storageWorks() ? 'Works' : 'Blocked: you stay signed in for one page only' },
              {
                term: 'Toasts',
                detail: (
                  <Button size="sm" icon={BellRing} onClick={() => toast.success('Toasts work')}>
                    Show one
                  </Button>
                ),
              },
            ]}
          />
        </Card>
      </div>
    </>
  )
}

/** Whether local storage works. Private windows and strict settings can block it. */
function storageWorks(): boolean {
  try {
    localStorage.setItem('test', '1')
    localStorage.removeItem('test')
    return true
  } catch {
    return false
  }
}
