import { useQuery } from '@tanstack/react-query'
import { contactFacetsQuery } from '../../queries/contacts.ts'
import { topicsQuery } from '../../queries/topics.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import type { SubscriptionFormState } from './use-subscription-form.ts'

/** The lists, tags and topics of everyone who subscribes. */
export function SubscriberChoices({ form }: { form: SubscriptionFormState }) {
  const { data: facets } = useQuery(contactFacetsQuery())
  const { data: topics = [] } = useQuery(topicsQuery())
  return (
    <>
      <Choices
        legend="Lists and tags for subscribers"
        none="No lists yet. Create one on the contacts page."
        options={facets?.labels ?? []}
        chosen={form.labelIds}
        onChange={form.setLabelIds}
      />
      {topics.length > 0 ? (
        <Choices
          legend="Topics that they subscribe to"
          none=""
          options={topics}
          chosen={form.topicIds}
          onChange={form.setTopicIds}
        />
      ) : null}
    </>
  )
}

interface ChoicesProps {
  legend: string
  none: string
  options: readonly { readonly id: string; readonly name: string }[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

function Choices({ legend, none, options, chosen, onChange }: ChoicesProps) {
  return (
    <Fieldset legend={legend}>
      {options.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <div className="grid max-h-40 gap-2 overflow-y-auto sm:grid-cols-2">
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}
