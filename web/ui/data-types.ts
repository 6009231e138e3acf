import { AtSign, Building2, type LucideIcon, MapPin, Phone, UserRound } from 'lucide-react'
import type { DataType } from '../../src/contracts/items.ts'

/** How the five kinds of value are called and drawn. */
export const dataTypes: Readonly<Record<DataType, { label: string; icon: LucideIcon }>> = {
  emails: { label: 'Emails', icon: AtSign },
  phones: { label: 'Phones', icon: Phone },
  names: { label: 'Names', icon: UserRound },
  addresses: { label: 'Addresses', icon: MapPin },
  companies: { label: 'Companies', icon: Building2 },
}
