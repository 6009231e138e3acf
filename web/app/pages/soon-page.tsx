import { ArrowLeft } from 'lucide-react'
import { paths } from '../../../src/contracts/app-paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export interface SoonPageProps {
  title: string
  /** What will stand here. */
  text: string
}

/** A page that says what will stand at its address. */
export function SoonPage({ title, text }: SoonPageProps) {
  return (
    <>
      <PageHeader title={title} actions={<Badge>Soon</Badge>} />
      <Card>
        <EmptyState
          art="soon"
          title="Not available yet"
          actions={
            <LinkButton href={paths.dashboard.to()} icon={ArrowLeft}>
              Back to overview
            </LinkButton>
          }
        >
          <p>{text}</p>
          <p className="mt-1">This part of Contactory is being built.</p>
        </EmptyState>
      </Card>
    </>
  )
}
