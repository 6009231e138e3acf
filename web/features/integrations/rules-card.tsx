import { useQuery } from '@tanstack/react-query'
import type { BodyFor } from '../../../src/contracts/endpoint.ts'
import type { Integration, OnExisting } from '../../../src/contracts/integrations/integrations.ts'
import { updateIntegration } from '../../../src/contracts/integrations/integrations.ts'
import { INTEGRATION_LABELS } from '../../../src/rules/integrations/integration-fields.ts'
import { contactFacetsQuery } from '../../queries/contacts.ts'
import { useAllowed } from '../../ui/allowed.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useUpdateIntegration } from './api.ts'

/** What is pushed by itself, and what happens to records that exist. Each choice applies at once. */
export function RulesCard({ integration }: { integration: Integration }) {
  const { id, provider, on_existing, with_organizations, auto_contacts, auto_label_id, auto_answers } = integration
  const update = useUpdateIntegration()
  const isAllowed = useAllowed()(updateIntegration)
  const { data: facets } = useQuery(contactFacetsQuery())
  const labels = facets?.labels ?? []
  const label = INTEGRATION_LABELS[provider]
  const isDisabled = update.isPending || !isAllowed
  async function save(body: BodyFor<typeof updateIntegration>) {
    try {
      await update.mutateAsync({ params: { id }, body })
    } catch (error) {
      toastFailure(error, "We couldn't save that")
    }
  }
  // "New contacts", or a list by its id.
  const rule = auto_contacts === 'list' ? (auto_label_id ?? 'none') : auto_contacts
  return (
    <Card title="Rules">
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <span className="font-medium text-ink text-sm">Push automatically</span>
          <Select
            aria-label="Push automatically"
            value={rule}
            isDisabled={isDisabled}
            onChange={(value) =>
              void save(
                value === 'none' || value === 'new'
                  ? { auto_contacts: value }
                  : { auto_contacts: 'list', auto_label_id: value },
              )
            }
            options={[
              { value: 'none', label: 'Nothing', hint: 'Only what you send manually' },
              { value: 'new', label: 'All new contacts', hint: 'From crawls and imports, from now on' },
              ...labels.map((one) => ({ value: one.id, label: one.name, hint: `Contacts on this ${one.kind}` })),
            ]}
            className="w-full"
          />
        </div>
        <Switch
          label="Push answers"
          hint={`Replies to campaigns are added to the person in ${label}.`}
          isOn={auto_answers}
          isDisabled={isDisabled}
          onChange={(isOn) => void save({ auto_answers: isOn })}
        />
        <Switch
          label="Also push their organisations"
          hint="Organisations are pushed first, and people are linked to them where possible."
          isOn={with_organizations}
          isDisabled={isDisabled}
          onChange={(isOn) => void save({ with_organizations: isOn })}
        />
        {provider === 'webhook' ? null : (
          <RadioGroup<OnExisting>
            label="Existing records"
            value={on_existing}
            onChange={(value) => void save({ on_existing: value })}
            options={[
              { value: 'fill', label: 'Fill empty fields', hint: `Existing values in ${label} aren't changed.` },
              { value: 'overwrite', label: 'Overwrite', hint: 'Mapped properties get our values.' },
            ]}
          />
        )}
      </div>
    </Card>
  )
}
