/** Signing in, restoring a live session and signing out: the three forms of `Auth`. ASSUMED (decisions §3). */
export { confirmProfile, switchProfile } from './profile'
export { confirmPerson, restore } from './restore'
export { type Credentials, signIn } from './signIn'
export { leave, signOut } from './signOut'
