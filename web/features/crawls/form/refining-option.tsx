import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { presetQuery } from './preset-query.ts'

export interface RefiningOptionProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/**
 * Whether a language model refines the crawl's results. Locked if the plan lacks it, and hidden if it is not
 * configured.
 */
export function RefiningOption({ isOn, onChange }: RefiningOptionProps) {
  const { data: preset } = useQuery(presetQuery())
  if (!preset || preset.refining === 'not_configured') return null
  const isLocked = preset.refining === 'not_in_plan'
  return (
    <div>
      <Checkbox
        label="AI extraction"
        hint={
          isLocked
            ? 'Not included in your plan.'
            : "A language model finds what was missed and questions what looks wrong. It only adds what's on the page."
        }
        disabled={isLocked}
        checked={isOn && !isLocked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isLocked ? (
        <p className="ml-6 text-xs">
          <TextLink href={paths.pricing.to()}>Upgrade plan</TextLink>
        </p>
      ) : null}
    </div>
  )
}
