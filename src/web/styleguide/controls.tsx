import { useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import { Button, IconButton, LinkButton, type ButtonLook } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Segments } from '../ui/segments.tsx'
import { Select } from '../ui/select.tsx'
import { StarRating } from '../ui/star-rating.tsx'
import { Specimen } from './specimen.tsx'

const variants: NonNullable<ButtonLook['variant']>[] = ['primary', 'secondary', 'soft', 'ghost', 'danger']
const sizes: NonNullable<ButtonLook['size']>[] = ['sm', 'md', 'lg']

/** What one presses, fills in and chooses. */
export function Controls() {
  return (
    <>
      <Specimen name="Button" note="Rest, hover and focus by hand; disabled and loading below.">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} variant="secondary">
            {size}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
        <Button isLoading>Saving</Button>
        <LinkButton to="#link" variant="soft">
          A link
        </LinkButton>
        <IconButton label="Add">
          <Plus size={20} aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name="Field">
        <div className="grid w-full max-w-3xl gap-5 sm:grid-cols-2">
          <Field label="Plain" placeholder="An example" />
          <Field label="Required, with a hint" required hint="Said before one types." />
          <Field
            label="With an error"
            defaultValue="nobody@"
            error="Please enter an e-mail address such as ana@example.com"
          />
          <Field label="Disabled" disabled defaultValue="Cannot be changed" />
          <Field label="Name" kind="name" />
          <Field label="E-mail" kind="email" />
          <Field label="Password" kind="password" defaultValue="lantern-orbit" />
          <Field label="Number" kind="number" defaultValue={3} />
          <Field label="Picture" kind="image" />
          <TextArea label="Longer text" hint="At most 600 letters." />
          <TextArea label="Longer text with an error" error="Please write a sentence" />
        </div>
      </Specimen>
      <Specimen name="Select">
        <div className="grid w-full max-w-3xl gap-5 sm:grid-cols-3">
          <Select label="Dream role">
            <option>Software Developer</option>
            <option>Data Scientist</option>
          </Select>
          <Select label="With an error" error="Please choose one">
            <option value="">Choose</option>
          </Select>
          <Select label="Disabled" disabled>
            <option>Explorer</option>
          </Select>
        </div>
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="With an error" error="Please tick it to go on" />
      </Specimen>
      <Choices />
    </>
  )
}

function Choices() {
  const [unit, setUnit] = useState<'week' | 'month' | 'year'>('month')
  const [stars, setStars] = useState(3)
  return (
    <>
      <Specimen name="Segments">
        <Segments
          label="Period"
          options={[
            { id: 'week', label: 'Week' },
            { id: 'month', label: 'Month' },
            { id: 'year', label: 'Year' },
          ]}
          selected={unit}
          onSelect={setUnit}
        />
      </Specimen>
      <Specimen name="Star rating">
        <StarRating label="How was it?" value={stars} onChange={setStars} />
      </Specimen>
    </>
  )
}
