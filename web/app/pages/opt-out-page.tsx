import { PersonForm } from '../../features/opt-outs/person-form.tsx'
import { SiteForm } from '../../features/opt-outs/site-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Where people and site owners opt out of collection. */
export default function OptOutPage() {
  return (
    <>
      <PageHeader
        title="Opt out"
        description="Contactory reads what websites show to everyone. If that concerns you or your site and you would rather be left out, say so here: every later crawl and import honours it."
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PersonForm />
        <SiteForm />
      </div>
      <p className="mt-6 max-w-2xl text-pretty text-muted text-sm">
        What you enter is kept only as a keyed hash, which tells us whether a value is on the list and nothing else.
        What customers collected before stays theirs to delete; write to them, or to us if you do not know who they are.
      </p>
    </>
  )
}
