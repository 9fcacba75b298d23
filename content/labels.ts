/**
 * Words of the interface itself: controls, announcements, form texts. Kept apart from the pages' copy
 * because every page uses them. A placeholder in braces is filled by `fill()` of lib/format/fill.
 */
export const labels = {
  skipToContent: 'Skip to content',
  loading: 'Loading',
  sample: 'Sample',
  backToTop: 'Back to top',
  breadcrumb: 'You are here',
  opensInNewTab: '(opens in a new tab)',
  header: {
    menu: 'Menu',
    close: 'Close',
    main: 'Main',
    homeLink: 'Noyyal Group, home',
  },
  footer: {
    landmark: 'Footer',
    address: 'Address',
    quickLinks: 'Quick links',
    gallery: 'Gallery',
    social: 'Follow us',
    more: 'More',
    cookieChoice: 'Cookie choice',
  },
  carousel: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    slide: 'slide',
    carousel: 'carousel',
    position: '{n} of {total}',
  },
  article: {
    sources: 'Check it at the source',
    more: 'Read next',
    illustration: 'The image is an illustration.',
  },
  /** Around the fields of every form; each form's script carries them. */
  enquiry: {
    counter: '{n} of {max}',
    send: 'Send enquiry',
    sendAgain: 'Send again',
    sending: 'Sending…',
    consent: 'We use this only to answer you.',
    privacy: 'Privacy',
    success: 'Thank you for contacting us! We will get back to you shortly.',
    failed: 'Something went wrong. Please try again.',
    errorPrefix: 'Error occurred: ',
    timedOut: 'no answer within 15 seconds',
    offline: 'the network could not be reached',
    keepTrying: 'Nothing you wrote is lost. You can also reach us here:',
    call: 'Call',
    whatsapp: 'WhatsApp',
    mail: 'Mail',
    botcheck: 'Leave this box empty',
  },
  fields: {
    name: 'Name',
    fullName: 'Full name',
    email: 'Email',
    emailAddress: 'Email address',
    phone: 'Phone',
    phoneNumber: 'Phone number',
    message: 'Message',
    preferredTime: 'Preferred contact time',
    choose: 'Choose a time',
    times: [
      { value: 'morning', label: 'Morning, 9 AM–12 PM' },
      { value: 'afternoon', label: 'Afternoon, 12 PM–4 PM' },
      { value: 'evening', label: 'Evening, 4 PM–7 PM' },
    ],
    namePlaceholder: 'Your name',
    emailPlaceholder: 'you@example.com',
    phonePlaceholder: '98765 43210',
    messagePlaceholder: 'A plot near Uthangudi',
    errors: {
      nameInvalid: 'Only Alphabets are allowed',
      nameMissing: 'Please tell us your name',
      nameLong: 'Please keep the name within {max} letters, spaces included',
      emailMissing: 'Please tell us your email address',
      emailInvalid: 'Please enter an email address such as you@example.com',
      phoneInvalid: 'Please Enter a valid phone number',
      messageMissing: 'Please write a short message',
      messageLong: 'Please keep the message within {max} characters',
      choiceMissing: 'Please choose a time',
    },
  },
} as const

/** The words of the enquiry form, as its island receives them. */
export type EnquiryLabels = typeof labels.enquiry
