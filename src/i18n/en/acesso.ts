import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/acesso'

export const messages: Translation<typeof source> = {
  'acesso.entrar.title': 'Sign in',
  'acesso.entrar.user': 'User name',
  'acesso.entrar.password': 'Password',
  'acesso.entrar.remember': 'Keep me signed in on this device',
  'acesso.entrar.rememberHint': 'Do not tick this on a public computer.',
  'acesso.entrar.submit': 'Sign in',
  'acesso.entrar.userMissing': 'Enter the user name',
  'acesso.entrar.passwordMissing': 'Enter the password',
  'acesso.entrar.wrong': 'Wrong user name or password.',
  'acesso.entrar.blocked': 'Account blocked. Contact the school office.',
  'acesso.entrar.tooMany': 'Too many attempts in a row',
  'acesso.entrar.wait': { one: 'Try again in {n} second.', other: 'Try again in {n} seconds.' },
  'acesso.entrar.waitOver': 'You can try again now.',
  'acesso.entrar.unattended':
    'We stopped trying because nobody was using this page. Check the password and press “Sign in”.',
  'acesso.entrar.ended.signedOut': 'You signed out. Nothing of yours stayed on this screen.',
  'acesso.entrar.ended.expired': 'Your session ended. Sign in again.',
  'acesso.entrar.ended.replaced':
    'Somebody else signed in in this browser, in another tab. Nothing of yours stayed on this screen.',
  'acesso.entrar.ended.idle':
    'Your session ended because the portal was not being used. What had not been sent was erased, for safety.',
  'acesso.vagas.title': 'School places in the municipal network',
  'acesso.vagas.lead': 'Ask, confirm, transfer, check or cancel. No user name or password needed.',
  'acesso.vagas.open': 'Go to school places',
}
