import { cinemas } from '../cinemas/cinemas'
import { defineDocument } from '../define'
import { figures } from '../figures'

const own = defineDocument('faqs/faqs.json', { figures })

/** Questions by subject. Those about cinemas come from the cinemas page. */
export const faqs = {
  ...own,
  groups: own.groups.map((group) =>
    group.id === 'cinemas' ? { ...group, items: cinemas.questions.items } : group,
  ),
}
