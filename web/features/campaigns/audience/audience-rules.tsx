import { useQuery } from '@tanstack/react-query'
import type { AudienceKind } from '../../../../src/contracts/campaigns/audience.ts'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { type Basis, customerLabels } from './audience-values.ts'
import type { AudienceForm } from './use-audience-form.ts'

const kinds: readonly { value: AudienceKind; label: string }[] = [
  { value: 'people', label: 'People' },
  { value: 'organizations', label: 'Organisations' },
  { value: 'both', label: 'Both' },
]

/** Whom of the matches to write to, and whom to skip. */
export function AudienceRules({ form }: { form: AudienceForm }) {
  const { values, set } = form
  const isOfPeople = values.who !== 'organizations'
  return (
    <div className="flex flex-col gap-5">
      <BasisFields form={form} />
      <Fieldset legend="Write to">
        <div className="flex flex-col gap-3">
          <SegmentedControl
            aria-label="Write to"
            value={values.who}
            onChange={(who) => set({ who })}
            segments={kinds}
            className="self-start"
          />
          {isOfPeople ? (
            <Checkbox
              label="Decision makers only"
              hint="By job title: owners, managing directors, heads"
              checked={values.decision_makers}
              onChange={(event) => set({ decision_makers: event.target.checked })}
            />
          ) : null}
          {isOfPeople ? (
            <Field label="Job title contains" aside="Optional">
              <Input
                value={values.title}
                maxLength={200}
                autoComplete="off"
                placeholder="purchasing"
                onChange={(event) => set({ title: event.target.value })}
              />
            </Field>
          ) : null}
          <Checkbox
            label="One person per organisation"
            hint="The best match: decision makers first, then the most reliable contact"
            checked={values.one_per_organization}
            onChange={(event) => set({ one_per_organization: event.target.checked })}
          />
          <Checkbox
            label="One address per person"
            checked={values.one_per_organization || values.one_per_person}
            disabled={values.one_per_organization}
            onChange={(event) => set({ one_per_person: event.target.checked })}
          />
        </div>
      </Fieldset>
      <SkipFields form={form} />
    </div>
  )
}

function BasisFields({ form }: { form: AudienceForm }) {
  const { values, set, errors } = form
  return (
    <Fieldset legend="Your legal basis for contacting them" {...(errors.basis && { error: errors.basis })}>
      <RadioGroup<Basis | ''>
        label="Your legal basis for contacting them"
        isLabelHidden
        value={values.basis ?? ''}
        onChange={(basis) => set({ basis: basis || null })}
        options={[
          {
            value: 'interest',
            label: 'Legitimate interest',
            hint: 'A business reason relevant to them. Each message says where you found them and how to object.',
          },
          { value: 'agreed', label: 'They agreed', hint: 'Stored with each recipient as proof of consent' },
        ]}
      />
      {values.basis === 'agreed' ? (
        <Field label="How they consented" aside="Optional" className="mt-3">
          <Input
            value={values.consent}
            maxLength={300}
            autoComplete="off"
            placeholder="Signed up at our stand at the spring fair, 3 May"
            onChange={(event) => set({ consent: event.target.value })}
          />
        </Field>
      ) : null}
    </Fieldset>
  )
}

function SkipFields({ form }: { form: AudienceForm }) {
  const { values, set, errors } = form
  const { data: facets } = useQuery(contactFacetsQuery())
  const labels = facets?.labels ?? []
  const skipped = values.skip_label_ids ?? customerLabels(labels)
  return (
    <Fieldset legend="Skip">
      <div className="flex flex-col gap-3">
        <Checkbox
          label="People in a running campaign"
          checked={values.skip_in_campaigns}
          onChange={(event) => set({ skip_in_campaigns: event.target.checked })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Checkbox
            label="People written to in the last"
            checked={values.skip_written}
            onChange={(event) => set({ skip_written: event.target.checked })}
          />
          <Input
            aria-label="Days"
            type="number"
            min={1}
            max={365}
            className="w-20"
            value={values.skip_written_days}
            disabled={!values.skip_written}
            onChange={(event) => set({ skip_written_days: event.target.value })}
          />
          <span className="text-sm">days</span>
        </div>
        {labels.length > 0 ? (
          <fieldset className="flex flex-col gap-1.5">
            <legend className="mb-1 text-muted text-xs">Lists and tags, such as customers</legend>
            <div className="flex max-h-40 flex-wrap gap-x-4 gap-y-2 overflow-y-auto">
              {labels.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={skipped.includes(id)}
                  onChange={(event) =>
                    set({
                      skip_label_ids: event.target.checked ? [...skipped, id] : skipped.filter((one) => one !== id),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        ) : null}
        <Field
          label="Domains, such as competitors"
          aside="Optional"
          {...(errors.skip_domains && { error: errors.skip_domains })}
        >
          <Textarea
            rows={2}
            value={values.skip_domains}
            placeholder="rival.com, other-rival.com"
            onChange={(event) => set({ skip_domains: event.target.value })}
          />
        </Field>
      </div>
    </Fieldset>
  )
}
