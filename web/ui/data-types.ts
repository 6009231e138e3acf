import { AtSign, Building2, type LucideIcon, MapPin, Phone, UserRound } from 'lucide-react'
import type { DataType } from '../../src/contracts/data/items.ts'

/** Labels (plural and singular) and icons of the five data types. */
export const dataTypes: Readonly<Record<DataType, { label: string; one: string; icon: LucideIcon }>> = {
  emails: { label: 'Emails', one: 'Email', icon: AtSign },
  phones: { label: 'Phones', one: 'Phone', icon: Phone },
  names: { label: 'Names', one: 'Name', icon: UserRound },
  addresses: { label: 'Addresses', one: 'Address', icon: MapPin },
  companies: { label: 'Companies', one: 'Company', icon: Building2 },
}
