export default {
  // The desk starts processes and reads files next to its modules, so it must not be bundled.
  serverExternalPackages: ['thesisdesk'],
  // The desk's pages are at /desk/.
  skipTrailingSlashRedirect: true,
};
