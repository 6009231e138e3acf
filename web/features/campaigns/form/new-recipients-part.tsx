import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { channels } from '../campaign-words.ts'
import { ChosenPreview } from '../recipients/chosen-preview.tsx'
import { ConsentFields } from '../recipients/consent-fields.tsx'
import { type RecipientChoice, reachableOf, totalOf } from '../recipients/recipient-choice.ts'
import { RecipientSources } from '../recipients/recipient-sources.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

/** Recipients of a campaign that is not created yet. */
export function NewRecipientsPart({ form }: { form: CampaignForm }) {
  const { choice, setChoice, values } = form
  const reachable = reachableOf(choice, values.type)
  const total = totalOf(reachable)
  const lost = totalOf(choice) - total
  const choose = (part: Partial<RecipientChoice>) => {
    setChoice((now) => ({ ...now, ...part }))
    return true
  }
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <RecipientSources
        type={values.type}
        chosen={choice.contacts}
        segment={choice.segment}
        isImmediate={false}
        onSelect={(contacts) => choose({ contacts })}
        onSegment={(segment) => choose({ segment })}
        onFile={(file) => choose({ file })}
        onManual={(manual) => choose({ manual: [...choice.manual, ...manual] })}
      />
      {total === 0 ? (
        <div className="rounded-lg border border-line">
          <EmptyState title="No recipients yet">
            Select contacts, use a list or filter from your address book, import a file, or enter them by hand.
          </EmptyState>
        </div>
      ) : (
        <section aria-label="Selected" className="flex flex-col gap-2">
          <h3 className="font-medium text-ink text-sm">{pluralize(total, 'recipient')} selected</h3>
          <ChosenPreview choice={reachable} type={values.type} onChange={setChoice} />
        </section>
      )}
      {lost > 0 ? (
        <p role="status" className="text-warning-text text-xs">
          {pluralize(lost, 'contact')} without{' '}
          {channels[values.type].address === 'email' ? 'an email address' : 'a phone number'}{' '}
          {lost === 1 ? 'is' : 'are'} left out.
        </p>
      ) : null}
      <Fieldset legend="Consent">
        <ConsentFields
          consent={choice.consent}
          onChange={(consent) => choose({ consent })}
          isRequired={values.require_opt_in}
        />
      </Fieldset>
    </div>
  )
}
