import type { FieldSpec } from '@/lib/enquiry/fields'
import { enquiryField } from '../enquiry'

const { name, email, phone, message } = enquiryField

/** How much land, in the unit its papers use. */
const extent: FieldSpec = {
  name: 'extent',
  kind: 'number',
  label: 'Extent of the land',
  placeholder: '5',
  isHalf: true,
  messages: {
    missing: 'Please tell us how much land it is',
    invalid: 'Please write the extent as a number, such as 5 or 2.5',
  },
}

const unit: FieldSpec = {
  name: 'extent_unit',
  kind: 'choice',
  label: 'Unit',
  placeholder: 'Choose a unit',
  isHalf: true,
  options: [
    { value: 'acre', label: 'Acres' },
    { value: 'cent', label: 'Cents' },
    { value: 'ground', label: 'Grounds' },
    { value: 'hectare', label: 'Hectares' },
    { value: 'sqft', label: 'Square feet' },
  ],
  messages: { missing: 'Please choose the unit of the extent' },
}

const village: FieldSpec = {
  name: 'village',
  kind: 'text',
  label: 'Village and taluk',
  placeholder: 'Uthangudi, Madurai East',
  max: 80,
  messages: {
    missing: 'Please tell us where the land is',
    long: 'Please keep the place within {max} characters',
  },
}

/** The enquiry of a landowner: the full form, and what the land is. */
export const landFields = [
  name,
  { ...email, isHalf: true },
  { ...phone, isHalf: true },
  extent,
  unit,
  village,
  { ...message, placeholder: 'Dry land, one owner, road on the east' },
] as const satisfies readonly FieldSpec[]
