export default {
  // The desk starts processes and reads files beside its modules, so it is not bundled.
  serverExternalPackages: ['thesisdesk'],
  // The pages of the desk stand at /desk/.
  skipTrailingSlashRedirect: true,
};
