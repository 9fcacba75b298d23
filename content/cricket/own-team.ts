/** The slug of the group's own team. */
export const OWN_TEAM = 'tiruppur-tamilans'
