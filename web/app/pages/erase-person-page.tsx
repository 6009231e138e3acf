import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { allowAgain, erasePerson, findPerson } from '../../../src/contracts/erasures/erasures.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { AllowAgain } from '../../features/contacts/erase/allow-again.tsx'
import { ErasePerson } from '../../features/contacts/erase/erase-person.tsx'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Details of the person that a link to this page may contain. */
const Address = z.object({
  email: z.email().optional().catch(undefined),
  contact_id: z.uuid().optional().catch(undefined),
})

/** Erases all data that the account stores about a person. */
export default function ErasePersonPage() {
  const [search] = useSearchParams()
  const { email, contact_id } = Address.parse(Object.fromEntries(search))
  return (
    <>
      <PageHeader
        title="Erase a person"
        description="When someone asks to be forgotten, find everything you hold about them and erase it in one step."
        breadcrumbs={[{ label: 'Contacts', href: paths.contacts.to() }, { label: 'Erase a person' }]}
      />
      <Allowed to={[findPerson, erasePerson, allowAgain]} otherwise={OWNER_ONLY}>
        <div className="flex flex-col gap-5">
          <ErasePerson
            key={`${email} ${contact_id}`}
            initial={{ ...(email && { email }), ...(contact_id && { contact_ids: [contact_id] }) }}
          />
          <AllowAgain />
        </div>
      </Allowed>
    </>
  )
}
