/** True in development and in the demonstration build, which contain the pretended service; false removes all of it. */
declare const __MOCK__: boolean
/**
 * The release: the version of package.json and, where known, the commit. Shown at the end of the help and
 * of the settings.
 */
declare const __VERSION__: string
