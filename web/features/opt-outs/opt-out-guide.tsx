import { paths } from '../../../src/rules/site/app-paths.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Guidance for answering people who do not want to be collected or contacted. */
export function OptOutGuide() {
  return (
    <Card title="How people opt out">
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-5 text-pretty text-muted text-sm">
        <li>
          On the <TextLink href={paths.optOut.to()}>opt-out page</TextLink> anyone can opt out an email address or phone
          number. An email address is added once they open the link we send to it.
        </li>
        <li>
          Website owners can also opt out a whole site, including subdomains and every address at its domain, by proving
          ownership with a DNS record or a file.
        </li>
        <li>
          Every future crawl and import respects the list. It stores only keyed hashes, so no one can read who is on it.
        </li>
        <li>
          Data customers collected earlier is theirs to delete; they can erase a person under Contacts. Messages someone
          sent us can be found and deleted under{' '}
          <TextLink href={paths.adminContactSubmissions.to()}>Contact Submissions</TextLink>.
        </li>
      </ul>
    </Card>
  )
}
