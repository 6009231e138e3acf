import { paths } from '../../../src/rules/site/app-paths.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Guidance for answering people who do not want to be collected or contacted. */
export function OptOutGuide() {
  return (
    <Card title="What people may ask for, and where">
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-5 text-pretty text-muted text-sm">
        <li>
          On the <TextLink href={paths.optOut.to()}>opt-out page</TextLink> anybody may ask that an email address or a
          phone number of theirs is never collected. An address is on the list once the link mailed to it is opened.
        </li>
        <li>
          There, too, owners of a website keep the whole site out, with its subdomains and every address at its domain,
          once a DNS record or a file shows that it is theirs.
        </li>
        <li>
          Every later crawl and import honours the list. It holds keyed hashes, so nobody can read who is on it, and
          asking again changes nothing.
        </li>
        <li>
          What customers collected before stays theirs to delete: they find and erase a person under Contacts. What
          somebody wrote to us is found and deleted under{' '}
          <TextLink href={paths.adminContactSubmissions.to()}>Contact Submissions</TextLink>.
        </li>
      </ul>
    </Card>
  )
}
