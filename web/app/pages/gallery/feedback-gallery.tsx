import { Plus } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ForbiddenState } from '../../../ui/forbidden-state.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { toast } from '../../../ui/toast.tsx'

/** Loading, empty, error, forbidden and progress states. */
export function FeedbackGallery() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <States />
      <UnderWay />
      <AlertsAndBadges />
    </div>
  )
}

function States() {
  return (
    <>
      <Card>
        <EmptyState
          art="web"
          title="Nothing crawled yet"
          actions={
            <Button variant="primary" icon={Plus}>
              Start crawling
            </Button>
          }
        >
          Enter a URL and Contactory finds the people and companies behind it, with sources.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState art="search" title="No matches" actions={<Button>Clear filters</Button>}>
          Nothing matches “harbour”. Try a shorter word or another type.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState title="No Data Found">We read 24 pages and found no contacts.</EmptyState>
      </Card>
      <Card>
        <ErrorState onRetry={() => undefined} requestId="019ab3c2-7f10-7d02-a4c1-2b9f3d5e6a70" />
      </Card>
      <Card>
        <ForbiddenState actions={<Button>Go back</Button>} />
      </Card>
      <Card isFlush title="Loading">
        <TableSkeleton rows={6} />
      </Card>
    </>
  )
}

function UnderWay() {
  return (
    <Card title="Under way">
      <Progress label="Crawl" value={62} />
      <p className="mt-2 mb-4 text-muted text-xs tabular-nums">31 of 50 pages · 84 items · 12 s</p>
      <Steps
        steps={[
          { id: '1', label: 'Reading robots.txt', state: 'done', detail: '2 rules' },
          { id: '2', label: 'Finding pages', state: 'done', detail: '50 of 118 found' },
          {
            id: '3',
            label: 'Reading pages',
            state: 'active',
            detail: 'https://harbour-bakery.example/about/our-team',
          },
          { id: '4', label: 'Grouping contacts', state: 'waiting' },
        ]}
      />
      <div className="mt-4 flex flex-col gap-3">
        <Progress label="Waiting" value={null} size="sm" />
        <Progress label="Usage" value={88} tone="warning" size="sm" />
        <Progress label="Full" value={100} tone="danger" size="sm" />
      </div>
    </Card>
  )
}

function AlertsAndBadges() {
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="warning" title="Demo Mode" onDismiss={() => undefined}>
        Statistics could not be loaded; these figures are samples.
      </Alert>
      <Alert tone="danger">3 of 50 pages did not answer in time.</Alert>
      <Alert tone="success" title="Your email has been verified successfully!" />
      <Alert tone="info" actions={<Button size="sm">Resend verification email</Button>}>
        Please verify your email before logging in. Check your inbox for the verification link.
      </Alert>
      <div className="flex flex-wrap gap-2">
        <Badge>neutral</Badge>
        <Badge tone="brand">brand</Badge>
        <Badge tone="success" hasDot>
          Completed
        </Badge>
        <Badge tone="warning" hasDot>
          Paused
        </Badge>
        <Badge tone="danger" hasDot>
          Failed
        </Badge>
        <Badge tone="info" hasDot>
          Running
        </Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => toast.success('Crawl completed successfully!')}>Success toast</Button>
        <Button onClick={() => toast.error('Crawl failed', { description: 'The site refused every request.' })}>
          Error toast
        </Button>
      </div>
    </div>
  )
}
