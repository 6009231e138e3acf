import { PersonForm } from '../../features/opt-outs/person-form.tsx'
import { SiteForm } from '../../features/opt-outs/site-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Where people and site owners opt out of collection. */
export default function OptOutPage() {
  return (
    <>
      <PageHeader
        title="Opt out"
        description="Contactory reads public websites. If you'd rather not be included, or you own a site you want left out, tell us here. We'll respect it in every future crawl and import."
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PersonForm />
        <SiteForm />
      </div>
      <p className="mt-6 max-w-2xl text-pretty text-muted text-sm">
        We store what you enter only as a keyed hash, which lets us check whether a value is on the list and nothing
        else. Data that customers collected earlier is theirs to delete. Contact them, or contact us if you don't know
        who they are.
      </p>
    </>
  )
}
