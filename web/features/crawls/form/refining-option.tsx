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
            ? 'Not part of your plan.'
            : 'A language model looks for what was overlooked and doubts what seems wrong. It adds only what a page says.'
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
