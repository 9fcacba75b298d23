/** What people write between the digits of a number; copied contacts have characters without room. */
export const PHONE_GAP = String.raw`\s\p{DI}.．\(\)（）\-\u2010-\u2015\u2212－`
