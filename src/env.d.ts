/** True in development and in the demonstration build: the pretended service is inside. False removes every trace of it. */
declare const __MOCK__: boolean
/** The release: the version of package.json and, where it is known, the commit. Told at the end of the help and of the settings. */
declare const __VERSION__: string
