import { paths } from '../../../src/rules/site/app-paths.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Links to help. The application has no mail addresses: the Worker inserts them into public pages only. */
export function NeedHelp() {
  return (
    <Card title="Need Help">
      <ul className="flex flex-col gap-1.5 text-muted text-sm">
        <li>
          <TextLink href={paths.apiKeys.to()}>API Keys</TextLink>: create keys and see their usage.
        </li>
        <li>
          <TextLink href={paths.settings.to()}>Settings</TextLink>: your account and its plan.
        </li>
        <li>
          <TextLink href={paths.contact.to()}>Contact support</TextLink>: include the request ID of the response in
          question.
        </li>
      </ul>
    </Card>
  )
}
