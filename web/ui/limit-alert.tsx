import { paths } from '../../src/rules/site/app-paths.ts'
import { Alert } from './alert.tsx'
import { LinkButton } from './link-button.tsx'

/** Says which limit of the plan is reached, with a link to larger plans. Renders nothing if none is. */
export function LimitAlert({ message }: { message: string | null }) {
  if (!message) return null
  return (
    <Alert
      tone="warning"
      title={message}
      actions={
        <LinkButton href={paths.pricing.to()} size="sm" variant="primary">
          Upgrade plan
        </LinkButton>
      }
    />
  )
}
