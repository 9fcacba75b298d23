type Pressed = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** A key or press with a modifier is a command to the browser, such as Alt and an arrow for Back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
